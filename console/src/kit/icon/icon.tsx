import styles from './icon.module.scss'

interface IconProps {
  /** The drawing's file, from `src/assets/icons`. */
  readonly file: string
  readonly size?: number
}

/** One of the product's drawings, in the colour of the text beside it. */
export const Icon = ({ file, size = 18 }: IconProps) => (
  <span aria-hidden className={styles.icon} style={{ width: size, height: size, maskImage: `url("${file}")` }} />
)
