import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { isOutside, linkActions } from '@contract/rich-text/link'
import { picturesOf, readRichText } from '@contract/rich-text/tree'
import { copyText } from '@/platform/clipboard/clipboard'
import { images } from '@/platform/images/images'
import { follow } from '@/platform/navigation/follow'
import { openOutside, scrollToElement } from '@/platform/outside/outside'
import { PictureViewer } from '../picture-viewer/lazy-picture-viewer'
import { showToast } from '../toast/toast'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { RichNodes } from './nodes'
import styles from './rich-text.module.scss'

export interface RichTextProps {
  /** HTML from any author; only parts known to be harmless are drawn. */
  readonly html: string
  /** Addresses outside open in a new window; without it, and where there are no windows, they are copied. True by default. */
  readonly copyLink?: boolean
  /** The whole address of a picture's path; paths are used as they are when missing. */
  readonly urlOf?: (path: string) => string | undefined
}

const copied = '链接已复制'

async function copy(address: string): Promise<void> {
  if (await copyText(address)) showToast(copied)
}

/** Ids in the text get a prefix within the page, so that two texts, or a text and the page, cannot clash. */
const idFor = (prefix: string, id: string) => `${prefix}${encodeURIComponent(id).replace(/[^A-Za-z0-9_-]/g, '_')}`

function followLink(href: string, copyLink: boolean, prefix: string): void {
  const [first] = linkActions(href, { copyLink, isTab: false })
  switch (first?.action) {
    case 'scroll':
      return scrollToElement(idFor(prefix, first.id))
    case 'open': {
      if (!openOutside(first.url)) void copy(first.url)
      return
    }
    case 'navigateTo':
    case 'switchTab':
      return void follow(first.url)
    case undefined:
      return isOutside(href) ? void copy(href) : undefined
  }
}

/**
 * Text that was written with an editor: headings, lists, tables, pictures (a tap shows them full-screen) and links. Nothing in it
 * runs. Anchors scroll; outside addresses open in a new window only when `copyLink` says so, and are copied otherwise;
 * paths of ours are opened. Source: specification §2 (links in rich text).
 */
export function RichText({ html, copyLink = true, urlOf = (path) => path }: RichTextProps) {
  const nodes = useMemo(() => readRichText(html), [html])
  const prefix = `${useDomId('rich')}-`
  const [looking, setLooking] = useState<number>()
  const pictures = picturesOf(nodes)
  const urls = pictures.map(({ source }) => urlOf(source) ?? '')
  const look = (at: number) => {
    if (!images.preview(urls, at)) setLooking(at)
  }
  return (
    <View className={cx(styles.rich)}>
      <RichNodes
        nodes={nodes}
        way={{
          onLink: (href) => followLink(href, copyLink, prefix),
          onPicture: (picture) => look(pictures.indexOf(picture)),
          urlOf,
          idOf: (id) => idFor(prefix, id),
        }}
      />
      {looking !== undefined && (
        <PictureViewer urls={urls} first={looking} label='图片' onClose={() => setLooking(undefined)} />
      )}
    </View>
  )
}
