import type { ReactNode } from 'react'
import type { RichElement, RichNode } from '@contract/rich-text/tree'
import { readRichText } from '@contract/rich-text/tree'
import styles from './rich-text.module.scss'

/** The tags that are drawn as they are called; every other one is a box. */
const plain = [
  'p',
  'ul',
  'ol',
  'li',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'small',
  'mark',
  'span',
  'h1',
  'h2',
  'h3',
  'pre',
  'a',
  'tr',
  'td',
  'th',
] as const
type Plain = (typeof plain)[number]

const isPlain = (tag: string): tag is Plain => (plain as readonly string[]).includes(tag)

const inside = (nodes: readonly RichNode[]): ReactNode[] => nodes.map((node, index) => <Node key={index} node={node} />)

function Node({ node }: { readonly node: RichNode }): ReactNode {
  if (node.kind === 'text') return node.text
  if (node.kind === 'picture') return `［${node.alt || node.source}］`
  return <Element element={node} />
}

function Element({ element: { tag, children } }: { readonly element: RichElement }): ReactNode {
  if (tag === 'br') return <br />
  if (tag === 'hr') return <hr />
  if (tag === 'table')
    return (
      <table>
        <tbody>{inside(children)}</tbody>
      </table>
    )
  const Tag = tag === 'quote' ? 'blockquote' : isPlain(tag) ? tag : 'div'
  return <Tag>{inside(children)}</Tag>
}

/** Rich text as the app reads it: nothing of it is run, and links lead nowhere. */
export const RichText = ({ html }: { readonly html: string }) => (
  <div className={styles.rich}>{inside(readRichText(html))}</div>
)
