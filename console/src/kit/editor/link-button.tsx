import type { Editor } from '@tiptap/core'
import { Button, Form, Input, Popover, Select } from 'antd'
import { useState } from 'react'
import { linkedPageNames, linkedPages } from '@contract/pages/linked'
import { routes } from '@contract/pages/routes'
import { isOutside } from '@contract/rich-text/link'
import { copy } from './copy'
import styles from './editor.module.scss'

interface LinkButtonProps {
  readonly editor: Editor
  /** Where what is selected leads now; '' nowhere. */
  readonly href: string
}

const web = 'web'

const pages = linkedPageNames.map((name) => ({ value: `/${routes[name]}`, label: linkedPages[name] }))

/** The words of a link that has none: the page's, or the address. */
const wordsOf = (href: string): string => pages.find(({ value }) => value === href)?.label ?? href

/** Makes a link of what is selected, to a page of the app or to an address of the web. */
export function LinkButton({ editor, href }: LinkButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const set = (to: string) => {
    const isBlank = editor.state.selection.empty && href === ''
    const act = editor.chain().focus()
    if (isBlank)
      act.insertContent({ type: 'text', text: wordsOf(to), marks: [{ type: 'link', attrs: { href: to } }] }).run()
    else act.extendMarkRange('link').setLink({ href: to }).run()
    setOpen(false)
  }
  const drop = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }
  return (
    <Popover
      trigger='click'
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<LinkForm href={href} onSet={set} onDrop={drop} />}
    >
      <Button size='small' type={href === '' ? 'text' : 'primary'} aria-pressed={href !== ''} title={copy.link}>
        {copy.link}
      </Button>
    </Popover>
  )
}

interface LinkFormProps {
  readonly href: string
  readonly onSet: (href: string) => void
  readonly onDrop: () => void
}

function LinkForm({ href, onSet, onDrop }: LinkFormProps) {
  const isPage = pages.some(({ value }) => value === href)
  const [to, setTo] = useState(isPage || href === '' ? href || (pages[0]?.value ?? web) : web)
  const [address, setAddress] = useState(isPage ? '' : href)
  const isBad = to === web && address !== '' && !isOutside(address)
  return (
    <Form layout='vertical' className={styles.link} onFinish={() => onSet(to === web ? address.trim() : to)}>
      <Form.Item label={copy.linkTo}>
        <Select
          aria-label={copy.linkTo}
          value={to}
          options={[
            { label: copy.page, options: pages },
            { label: copy.web, options: [{ value: web, label: copy.web }] },
          ]}
          onChange={setTo}
        />
      </Form.Item>
      {to === web && (
        <Form.Item {...(isBad && { validateStatus: 'error' as const, help: copy.badAddress })}>
          <Input
            aria-label={copy.address}
            placeholder='https://'
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Form.Item>
      )}
      <div className={styles.linkWays}>
        {href !== '' && <Button onClick={onDrop}>{copy.noLink}</Button>}
        <Button type='primary' htmlType='submit' disabled={to === web && !isOutside(address)}>
          {copy.setLink}
        </Button>
      </div>
    </Form>
  )
}
