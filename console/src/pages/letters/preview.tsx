import { Part } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { copy } from './copy'
import styles from './letters.module.scss'

/** A letter as the app shows it, on a phone. */
export const Preview = ({ title, content }: { readonly title: string; readonly content: string }) => (
  <Part title={copy.preview}>
    <div className={styles.phone}>
      <div className={styles.bar}>{copy.phone}</div>
      <div className={styles.paper} role='region' aria-label={copy.phone} tabIndex={0}>
        <strong>{title}</strong>
        <RichText html={content} />
      </div>
    </div>
  </Part>
)
