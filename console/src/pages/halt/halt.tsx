import { OneArea } from '../../kit/area/one-area'
import { Standing } from '../../kit/act/standing'
import { PageHead } from '../../kit/page-head/page-head'
import { copy } from './copy'
import styles from './halt.module.scss'
import { HaltPanel } from './halt-panel'

/** The halt of a city's trading, and its end. */
export default function Halt() {
  return (
    <OneArea
      draw={(area) => (
        <>
          <PageHead title={copy.title} note={copy.note(area.name)} />
          <div className={styles.column} key={area.areaId}>
            <Standing>
              <HaltPanel area={area} />
            </Standing>
          </div>
        </>
      )}
    />
  )
}
