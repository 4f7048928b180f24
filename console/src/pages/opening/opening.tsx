import { Link } from '@tanstack/react-router'
import type { OpeningGroup } from '@contract/console/opening'
import { openingGroups, openingOf } from '@contract/console/opening'
import type { OpeningLine } from '@contract/endpoints/console/opening'
import { useAreaId, useOneArea } from '../../kit/area/use-area'
import { Instead } from '../../kit/notes/instead'
import { useOpening, useOpeningCity } from '../../kit/opening/use-opening'
import { PageHead } from '../../kit/page-head/page-head'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'
import { Line } from './line'
import styles from './opening.module.scss'

/** What a city needs before its residents come, and how much of it is there. */
export default function Opening() {
  // Administrators see no list of areas: theirs is the first one of the answer.
  const [named, open, own] = [useAreaId(), useOpeningCity()?.areaId, useOneArea()?.areaId]
  const first = useOpening().value?.cities[0]?.areaId
  const areaId = named ?? own ?? open ?? first
  const read = useOpening(areaId)
  const cities = read.value?.cities ?? []
  const city = cities.find((one) => one.areaId === areaId)
  return (
    <>
      <PageHead title={copy.title} note={city && copy.note(city.name, city.left)} />
      <Loaded
        read={read}
        draw={({ lines }) => (
          <div className={styles.page}>
            {city?.left === 0 && <Instead title={copy.allDone} note={copy.allDoneNote} />}
            {areaId !== undefined &&
              (Object.keys(openingGroups) as OpeningGroup[]).map((group) => (
                <Group
                  key={group}
                  title={openingGroups[group]}
                  areaId={areaId}
                  lines={lines.filter(({ key }) => openingOf(key).group === group)}
                />
              ))}
            {cities.length > 1 && (
              <p className={styles.others}>
                {copy.others}
                {cities
                  .filter((one) => one !== city)
                  .map(({ areaId: id, name, left }) => (
                    <Link key={id} to='/opening' search={{ areaId: String(id) }}>
                      {copy.other(name, left)}
                    </Link>
                  ))}
              </p>
            )}
          </div>
        )}
      />
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly areaId: number
  readonly lines: readonly OpeningLine[]
}

const Group = ({ title, areaId, lines }: GroupProps) => (
  <section className={styles.sheet} aria-label={title}>
    <h2>
      {title} <small>{copy.groupLeft(lines.filter(({ state }) => state === 'open').length)}</small>
    </h2>
    <ul>
      {lines.map((line) => (
        <Line key={`${areaId} ${line.key}`} line={line} areaId={areaId} />
      ))}
    </ul>
  </section>
)
