import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Select, Upload } from 'antd'
import type { ReactNode } from 'react'
import { copy } from './copy'
import styles from './editor.module.scss'
import { LinkButton } from './link-button'

interface ToolbarProps {
  readonly editor: Editor
  readonly isSending: boolean
  readonly onPictures: (files: readonly File[]) => void
}

const levels = { h1: 1, h2: 2, h3: 3 } as const
type Style = keyof typeof copy.styles

const isStyle = (word: string): word is Style => word in copy.styles

/** The ways to format what is selected. */
export function Toolbar({ editor, isSending, onPictures }: ToolbarProps) {
  const now = useEditorState({ editor, selector: ({ editor: one }) => stateOf(one) })
  const act = () => editor.chain().focus()
  const setStyle = (style: Style) =>
    style === 'p' ? act().setParagraph().run() : act().setHeading({ level: levels[style] }).run()
  return (
    <div role='toolbar' aria-label={copy.tools} className={styles.tools}>
      <Select
        size='small'
        aria-label={copy.style}
        value={now.style}
        options={Object.entries(copy.styles).map(([style, text]) => ({ value: style, label: text }))}
        onChange={(style) => isStyle(style) && setStyle(style)}
      />
      <Tool label={copy.bold} isOn={now.bold} onPress={() => act().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool label={copy.italic} isOn={now.italic} onPress={() => act().toggleItalic().run()}>
        <i>I</i>
      </Tool>
      <Tool label={copy.underline} isOn={now.underline} onPress={() => act().toggleUnderline().run()}>
        <u>U</u>
      </Tool>
      <Tool label={copy.strike} isOn={now.strike} onPress={() => act().toggleStrike().run()}>
        <s>S</s>
      </Tool>
      <Tool label={copy.bullets} isOn={now.bulletList} onPress={() => act().toggleBulletList().run()} />
      <Tool label={copy.numbers} isOn={now.orderedList} onPress={() => act().toggleOrderedList().run()} />
      <Tool label={copy.quote} isOn={now.blockquote} onPress={() => act().toggleBlockquote().run()} />
      <Tool label={copy.line} onPress={() => act().setHorizontalRule().run()} />
      <LinkButton editor={editor} href={now.href} />
      <Upload
        accept='image/jpeg,image/png,image/webp,image/gif'
        showUploadList={false}
        beforeUpload={(file) => {
          onPictures([file])
          return false
        }}
      >
        <Button size='small' type='text' loading={isSending}>
          {isSending ? copy.uploading : copy.picture}
        </Button>
      </Upload>
      <Tool label={copy.undo} isOff={!now.canUndo} onPress={() => act().undo().run()} />
      <Tool label={copy.redo} isOff={!now.canRedo} onPress={() => act().redo().run()} />
    </div>
  )
}

const marks = ['bold', 'italic', 'underline', 'strike', 'bulletList', 'orderedList', 'blockquote'] as const

function stateOf(editor: Editor) {
  const style = (['h1', 'h2', 'h3'] as const).find((name) => editor.isActive('heading', { level: levels[name] }))
  const { href } = editor.getAttributes('link')
  const isOn = Object.fromEntries(marks.map((mark) => [mark, editor.isActive(mark)])) as Record<
    (typeof marks)[number],
    boolean
  >
  return {
    ...isOn,
    style: style ?? ('p' as const),
    href: typeof href === 'string' ? href : '',
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

interface ToolProps {
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

const Tool = ({ label, isOn = false, isOff = false, onPress, children }: ToolProps) => (
  <Button
    size='small'
    type={isOn ? 'primary' : 'text'}
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    disabled={isOff}
    onClick={onPress}
  >
    {children ?? label}
  </Button>
)
