import { useNavigate } from '@tanstack/react-router'
import { AutoComplete, Input } from 'antd'
import type { InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { mayCall } from '@contract/console/rights'
import find from '@/assets/icons/search.svg'
import { form } from '../client/call'
import { useMe } from '../client/session'
import { useRead } from '../client/use-read'
import { Icon } from '../kit/icon/icon'
import { isTyping } from '../kit/list/use-keys'
import { pages } from '../pages/table'
import { copy } from './copy'
import { foundIn } from './found'
import styles from './frame.module.scss'

/** How long somebody types on before it is searched. */
const restMs = 250

/** Searches by number, block, whole mobile number or name, from every page; `/` goes here. */
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
  const { value, isLoading } = useRead(['/admin/search', asked], () => form('/admin/search', { q: asked }), {
    isWanted: asked !== '',
    isList: true,
  })
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus({ cursor: 'all' })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const titleOf = (path: string) => pages.find((page) => page.path === path && mayCall(page.needs, roles))?.title
  const groups = asked === '' || !value ? [] : foundIn(value, asked, titleOf)
  const go = (key: string) => {
    const found = groups.flatMap(({ all }) => all).find((one) => one.key === key)
    if (!found) return
    setText('')
    void navigate({ to: found.path, search: found.search })
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
