import { Text, View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { cssColour, grounds, legibleOn } from '@contract/rich-text/colour'
import type { RichStyle } from '@contract/rich-text/style'
import type { RichElement, RichNode, RichPicture } from '@contract/rich-text/tree'
import { a11y } from '@/platform/a11y/a11y'
import type { Described } from '@/platform/a11y/types'
import { Image } from '@/platform/controls/controls'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './rich-text.module.scss'

/** What the nodes need from the text around them. */
export interface Way {
  readonly onLink: (href: string) => void
  readonly onPicture: (picture: RichPicture) => void
  readonly urlOf: (path: string) => string | undefined
  readonly idOf: (id: string) => string
}

interface NodesProps {
  readonly nodes: readonly RichNode[]
  readonly way: Way
}

type Css = CSSProperties & Record<`--${string}`, string>

/** A colour is given twice, readable on light and on dark ground; the style sheet takes the one that fits. */
function cssOf({ colour, isBold, isItalic, line, align }: RichStyle): Css {
  return {
    ...(colour && {
      '--rich-light': cssColour(legibleOn(grounds.light, colour)),
      '--rich-dark': cssColour(legibleOn(grounds.dark, colour)),
    }),
    ...(isBold && { fontWeight: 600 }),
    ...(isItalic && { fontStyle: 'italic' }),
    ...(line && { textDecoration: line }),
    ...(align && { textAlign: align }),
  }
}

const headings = { h1: 1, h2: 2, h3: 3 } as const

function told({ tag }: RichElement): Described {
  if (tag === 'h1' || tag === 'h2' || tag === 'h3') return { role: 'heading', level: headings[tag] }
  if (tag === 'ul' || tag === 'ol') return { role: 'list' }
  return tag === 'li' ? { role: 'listitem' } : {}
}

function Element({ node, way }: { readonly node: RichElement; readonly way: Way }) {
  const { tag, href, id, style: kept, children } = node
  const common = { className: cx(styles[`is-${tag}`], kept.colour && styles.tinted), style: cssOf(kept) }
  const named = id === undefined ? {} : { id: way.idOf(id) }
  if (tag === 'br') return <Text>{'\n'}</Text>
  const inside = <RichNodes nodes={children} way={way} />
  if (href !== undefined) {
    return (
      <Pressable role='link' onPress={() => way.onLink(href)} {...common} {...named}>
        {inside}
      </Pressable>
    )
  }
  return (
    <View {...common} {...named} {...a11y.describe(told(node))}>
      {inside}
    </View>
  )
}

function Picture({ node, way }: { readonly node: RichPicture; readonly way: Way }) {
  const { width } = node.style
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Text>{node.alt || '图片加载失败'}</Text>
  return (
    <Pressable
      label={node.alt || '看图片'}
      className={styles.picture}
      style={width === undefined ? {} : { width }}
      onPress={() => way.onPicture(node)}
    >
      <Image
        className={cx(styles.image)}
        src={way.urlOf(node.source) ?? ''}
        mode='widthFix'
        lazyLoad
        onError={() => setBroken(true)}
        {...a11y.describeImage('')}
      />
    </Pressable>
  )
}

/** Draws nodes one after another. */
export function RichNodes({ nodes, way }: NodesProps) {
  return (
    <>
      {nodes.map((node, at) => {
        switch (node.kind) {
          case 'text':
            return <Text key={at}>{node.text}</Text>
          case 'picture':
            return <Picture key={at} node={node} way={way} />
          case 'element':
            return <Element key={at} node={node} way={way} />
        }
      })}
    </>
  )
}
