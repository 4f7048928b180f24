import { Image } from 'antd'
import { pictureKeys } from '@contract/uploads/pictures'
import { imageBase } from '../../doors/image-base'
import { copy } from './copy'
import styles from './pictures.module.scss'

/** Pictures of residents, small; each opens large. `keys` as a call answers them, separated by commas. */
export function Pictures({ keys, size = 60 }: { readonly keys: string; readonly size?: number }) {
  const all = pictureKeys(keys)
  if (all.length === 0) return null
  return (
    <div className={styles.pictures}>
      <Image.PreviewGroup>
        {all.map((key, index) => (
          <Image
            key={key}
            alt={copy.picture(index + 1, all.length)}
            width={size}
            height={size}
            src={`${imageBase()}/${key}`}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  )
}
