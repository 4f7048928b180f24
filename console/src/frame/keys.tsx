import { Modal } from 'antd'
import { useState } from 'react'
import { useKey } from '../kit/list/use-keys'
import { copy } from './copy'
import styles from './frame.module.scss'

/** All keys of the console (`kit/list/use-keys`, `frame/search`), shown by `?` from every page. */
export function Keys() {
  const [isShown, setShown] = useState(false)
  useKey('?', () => setShown(true))
  return (
    <Modal title={copy.keys} open={isShown} footer={null} width={420} onCancel={() => setShown(false)}>
      <dl className={styles.keys}>
        {Object.entries(copy.keyWords).map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
