import { Part } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { copy } from './copy'
import styles from './notices.module.scss'

/** A notice as the app shows it. */
export const Preview = ({ title, content }: { readonly title: string; readonly content: string }) => (
  <Part title={copy.preview}>
    <div className={styles.phone}>
      <strong>{title}</strong>
      <div>
        <RichText html={content} />
      </div>
    </div>
  </Part>
)
