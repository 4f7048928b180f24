import { Spin } from 'antd'
import { lazy, Suspense } from 'react'
import type { EditorProps } from './box'
import { copy } from './copy'
import styles from './editor.module.scss'

const Box = lazy(() => import('./box'))

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
