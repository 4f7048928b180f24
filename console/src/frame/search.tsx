import { useNavigate } from '@tanstack/react-router'
import { AutoComplete, Input } from 'antd'
import type { InputRef } from 'antd'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import { ok } from '@contract/result'
import find from '@/assets/icons/search.svg'
import { form } from '../client/call'
import { useMe } from '../client/session'
import { useRead } from '../client/use-read'
import { areaOf } from '../kit/area/area-of'
import { useAreas } from '../kit/area/use-area'
import { Icon } from '../kit/icon/icon'
import { rowOf } from '../kit/list/row-of'
import { useCommandKey, useKey } from '../kit/list/use-keys'
import { copy } from './copy'
import styles from './frame.module.scss'

/** What is found, and how it is said; the words for it come with the first search. */
async function searched(q: string) {
  const [answer, { foundIn }] = await Promise.all([form('/admin/search', { q }), import('./found')])
  return answer.ok ? ok({ hits: answer.value.hits, foundIn }) : answer
}

/** Where the keys were before: an element and, of a row, its key, because a list that is read anew has other elements. */
interface Seat {
  readonly element: HTMLElement
  readonly rowKey: string | undefined
}

const seatOf = (element: EventTarget | null): Seat | undefined =>
  element instanceof HTMLElement
    ? { element, rowKey: element.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'] }
    : undefined

const elementOf = ({ element, rowKey }: Seat) =>
  element.isConnected ? element : rowKey === undefined ? null : rowOf(rowKey)

/** How long somebody types on before it is searched. */
const restMs = 250

/** Searches by number, block, mobile number or name, and for what can be done, from every page; `/` and Ctrl K go here. */
export function Search() {
  const { roles } = useMe()
  return mayCall('/admin/search', roles) ? <SearchField /> : null
}

function SearchField() {
  const { roles } = useMe()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const field = useRef<InputRef>(null)
  const before = useRef<Seat>()
  const { value, isLoading } = useRead(['/admin/search', asked], () => searched(asked), {
    isWanted: asked !== '',
    isList: true,
  })
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text])
  const begin = () => field.current?.focus({ cursor: 'all' })
  useKey('/', begin)
  useCommandKey('k', begin)
  // It looks everywhere, whatever area is chosen.
  const nameOf = areaOf(useAreas() ?? [], undefined)
  const may = (needs: ConsolePath) => mayCall(needs, roles)
  const groups = asked === '' || !value ? [] : value.foundIn(value.hits, asked, may, nameOf)
  const go = (key: string) => {
    const found = groups.flatMap(({ all }) => all).find((one) => one.key === key)
    if (!found) return
    setText('')
    // What opens takes the focus when it is there; until then nobody types on in the search.
    document.getElementById('page')?.focus({ preventScroll: true })
    void navigate({ to: found.path, search: found.search })
  }
  // It leaves the search alone: a panel that is open stays.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setText('')
    const back = before.current && elementOf(before.current)
    if (back) back.focus({ preventScroll: true })
    else field.current?.blur()
  }
  return (
    <AutoComplete
      className={styles.search}
      popupMatchSelectWidth={420}
      value={text}
      options={groups.map(({ name, all }) => ({
        label: name,
        options: all.map(({ key, words }) => ({ value: key, label: words })),
      }))}
      notFoundContent={asked === '' || isLoading ? null : copy.nothingFound}
      onSearch={setText}
      onSelect={go}
      onFocus={({ relatedTarget }) => (before.current = seatOf(relatedTarget))}
      onInputKeyDown={leave}
    >
      <Input
        ref={field}
        aria-label={copy.search}
        placeholder={copy.search}
        prefix={<Icon file={find} size={16} />}
        suffix={<kbd className={styles.key}>/</kbd>}
      />
    </AutoComplete>
  )
}
