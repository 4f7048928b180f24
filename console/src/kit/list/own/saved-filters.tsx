import { Link } from '@tanstack/react-router'
import { App, Button, Input, Popover } from 'antd'
import { useState } from 'react'
import { ownLists } from '@contract/console/limits'
import type { ConsolePath } from '@contract/console/rights'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { copy } from '../../copy'
import type { Fields } from '../address'
import styles from './own.module.scss'
import { addressOf, keptAddress } from './rules'
import type { OwnLists } from './use-own-list'
import { useOwnList } from './use-own-list'

interface SavedFiltersProps {
  readonly list: ConsolePath
  readonly fields: Fields
}

/** The filters that somebody keeps of a list: each is a link to it. */
export function SavedFilters({ list, fields }: SavedFiltersProps) {
  const own = useOwnList(list)
  const [isOpen, setOpen] = useState(false)
  const now = keptAddress(fields)
  const current = own.filters.find(({ address }) => address === now)
  return (
    <Popover
      trigger='click'
      placement='bottomRight'
      arrow={false}
      {...(styles.over !== undefined && { classNames: { root: styles.over } })}
      destroyOnHidden
      open={isOpen}
      onOpenChange={setOpen}
      content={<Kept own={own} now={now} onChosen={() => setOpen(false)} />}
    >
      <Button aria-expanded={isOpen}>{current ? copy.ownFilter(current.name) : copy.ownFilters}</Button>
    </Popover>
  )
}

type Filter = OwnLists['filters'][number]

interface KeptProps {
  readonly own: OwnLists
  /** What narrows the list now. */
  readonly now: string
  readonly onChosen: () => void
}

function Kept({ own: { filters, edit }, now, onChosen }: KeptProps) {
  const { message } = App.useApp()
  const { isBusy, run: alone } = useOneAtATime()
  const [renamed, rename] = useState<string>()
  const save = async (wish: Parameters<OwnLists['edit']>[0], said: string) => {
    const answer = await alone(() => edit(wish))
    if (!answer) return false
    if (answer.ok) void message.success(said)
    else void message.error(answer.error.msg)
    return answer.ok
  }
  const keep = (name: string) => save({ filter: { name, address: now } }, copy.kept(name))
  return (
    <div className={styles.kept}>
      {filters.length === 0 && <p>{copy.noFilters}</p>}
      <ul>
        {filters.map((one) => (
          <li key={one.name}>
            {renamed === one.name ? (
              <NameField
                label={copy.renameOf(one.name)}
                act={copy.rename}
                start={one.name}
                isBusy={isBusy}
                onName={async (name) => {
                  const wish = { filter: { name, was: one.name, address: one.address } }
                  if (await save(wish, copy.kept(name))) rename(undefined)
                }}
              />
            ) : (
              <Line
                one={one}
                isNow={one.address === now}
                onChosen={onChosen}
                onRename={() => rename(one.name)}
                onDrop={() => void save({ filter: { name: one.name, address: null } }, copy.dropped(one.name))}
              />
            )}
          </li>
        ))}
      </ul>
      {now === '' ? (
        <p>{copy.nothingToKeep}</p>
      ) : (
        <NameField
          label={copy.filterName}
          act={copy.keepFilter}
          actOf={(name) => (filters.some((one) => one.name === name) ? copy.changeFilter : copy.keepFilter)}
          isBusy={isBusy}
          onName={async (name) => {
            if (await keep(name)) onChosen()
          }}
        />
      )}
    </div>
  )
}

interface LineProps {
  readonly one: Filter
  readonly isNow: boolean
  readonly onChosen: () => void
  readonly onRename: () => void
  readonly onDrop: () => void
}

const Line = ({ one: { name, address }, isNow, onChosen, onRename, onDrop }: LineProps) => (
  <>
    <Link to='.' search={() => addressOf(address)} {...(isNow && { 'aria-current': 'true' })} onClick={onChosen}>
      {name}
    </Link>
    <Button size='small' aria-label={copy.renameOf(name)} onClick={onRename}>
      {copy.rename}
    </Button>
    <Button size='small' danger aria-label={copy.dropOf(name)} onClick={onDrop}>
      {copy.drop}
    </Button>
  </>
)

interface NameFieldProps {
  readonly label: string
  readonly act: string
  /** What the button says of a name, where that differs. */
  readonly actOf?: (name: string) => string
  readonly start?: string
  readonly isBusy: boolean
  readonly onName: (name: string) => Promise<void>
}

function NameField({ label, act, actOf = () => act, start = '', isBusy, onName }: NameFieldProps) {
  const [typed, type] = useState(start)
  const name = typed.trim()
  const finish = () => {
    if (name !== '') void onName(name)
  }
  return (
    <div className={styles.name}>
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={ownLists.name}
        autoFocus={start !== ''}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onPressEnter={finish}
      />
      <Button type='primary' disabled={name === ''} loading={isBusy} onClick={finish}>
        {actOf(name)}
      </Button>
    </div>
  )
}
