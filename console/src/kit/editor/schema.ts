import { Extension, Mark } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import type { RichTag } from '@contract/rich-text/allowed'
import { safeHref } from '@contract/rich-text/safe-url'
import { Picture } from './picture'

/** In what the editor holds each thing that the app draws. It has no other parts: a test compares both ways. */
export const partOf: Readonly<Record<RichTag, string>> = {
  p: 'paragraph',
  div: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  quote: 'blockquote',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  pre: 'codeBlock',
  table: 'table',
  tr: 'tableRow',
  td: 'tableCell',
  th: 'tableHeader',
  a: 'link',
  b: 'bold',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  small: 'small',
  mark: 'mark',
  span: 'colour',
  br: 'hardBreak',
  hr: 'horizontalRule',
  img: 'picture',
}

const plainMark = (name: 'sub' | 'sup' | 'small' | 'mark') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] })

const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({
    colour: {
      default: null,
      parseHTML: (element) => element.dataset['colour'] ?? null,
      renderHTML: ({ colour }) => ({ style: `color: ${String(colour)}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-colour]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** On which side a block stands, and the name by which an anchor finds it. */
const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        id: { default: null },
        align: {
          default: null,
          parseHTML: (element) => element.dataset['align'] ?? null,
          renderHTML: ({ align }) => (align === null ? {} : { style: `text-align: ${String(align)}` }),
        },
      },
    },
  ],
})

/** The parts of the editor: those of the list of what the app draws (`contract/rich-text/allowed.ts`). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    trailingNode: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => safeHref(address) !== undefined,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  plainMark('sub'),
  plainMark('sup'),
  plainMark('small'),
  plainMark('mark'),
  Colour,
  Picture,
  BlockAttributes,
]
