import { EditorContent, useEditor } from '@tiptap/react'
import { App } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { copy } from './copy'
import { editable } from './editable'
import styles from './editor.module.scss'
import { produced } from './produced'
import { extensions } from './schema'
import { Toolbar } from './toolbar'
import { uploadPicture } from './upload'

const picturesIn = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

export interface EditorProps {
  /** Rich text, as the app keeps it; '' is nothing. A form gives it. */
  readonly value?: string
  /** What is written now: just what the server keeps of it. */
  readonly onChange?: (html: string) => void
  /** What the field is called, for who does not see it. */
  readonly label: string
  /** The most characters, with their tags. */
  readonly longest: number
}

/** The editor itself. */
export default function Box({ value = '', onChange, label, longest }: EditorProps) {
  const { message } = App.useApp()
  const [isSending, setSending] = useState(false)
  // What was told last: another value comes from outside, and is shown anew.
  const told = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange
  const take = useRef((_: readonly File[]): boolean => false)
  const editor = useEditor({
    extensions,
    content: editable(value),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: editable,
      handlePaste: (_view, { clipboardData }) => take.current(picturesIn(clipboardData)),
      handleDrop: (_view, { dataTransfer }) => take.current(picturesIn(dataTransfer)),
    },
    onUpdate: ({ editor: now }) => {
      told.current = produced(now.getHTML())
      tell.current?.(told.current)
    },
  })
  const send = async (files: readonly File[]) => {
    setSending(true)
    for (const file of files) {
      const key = await uploadPicture(file)
      if (key.ok)
        editor
          .chain()
          .focus()
          .insertContent({ type: 'picture', attrs: { key: key.value } })
          .run()
      else void message.error(key.error)
    }
    setSending(false)
  }
  take.current = (files) => {
    if (files.length > 0) void send(files)
    return files.length > 0
  }
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(editable(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.box}>
      <Toolbar editor={editor} isSending={isSending} onPictures={(files) => void send(files)} />
      <EditorContent editor={editor} className={styles.text} />
      <small className={styles.length}>{copy.length(value.length, longest)}</small>
    </div>
  )
}
