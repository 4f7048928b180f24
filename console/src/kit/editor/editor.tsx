import { Spin } from 'antd'
import { lazy, Suspense } from 'react'
import { copy } from './copy'
import styles from './editor.module.scss'

const Box = lazy(() => import('./box'))

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

/** A field of rich text: headings, lists, links to pages of the app, pictures of the store. Fetched with the first form that has one. */
export const Editor = (props: EditorProps) => (
  <Suspense
    fallback={
      <div className={styles.box}>
        <Spin aria-label={copy.opening} />
      </div>
    }
  >
    <Box {...props} />
  </Suspense>
)
