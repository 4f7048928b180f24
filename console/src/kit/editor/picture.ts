import { Node } from '@tiptap/core'
import { isPictureKey } from '@contract/uploads/pictures'
import { imageBase } from '../../doors/image-base'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What of a picture is written into the editor's own HTML. */
type Shown = Readonly<Record<string, string>>

/** A picture of the store: its key is kept, and only the page knows where it lies. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    key: {
      default: '',
      parseHTML: (element) => element.dataset['key'] ?? '',
      renderHTML: ({ key }: Shown) => ({ src: key }),
    },
    alt: { default: '' },
    width: {
      default: '',
      parseHTML: (element) => element.dataset['width'] ?? '',
      renderHTML: ({ width }: Shown) => (width === '' ? {} : { width }),
    },
  }),
  parseHTML: () => [
    { tag: 'img[data-key]', getAttrs: (element) => isPictureKey(element.dataset['key'] ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('img')
      dom.src = `${imageBase()}/${textOf(attrs['key'])}`
      dom.alt = textOf(attrs['alt'])
      dom.style.width = textOf(attrs['width'])
      return { dom }
    },
})
