import styles from './plate.module.scss'

export type PlateLook = 'other' | 'unsold' | 'transfer' | 'frozen'

interface PlateProps {
  readonly no: number | string
  readonly look?: PlateLook
}

/** A block's number as its door shows it. */
export const Plate = ({ no, look = 'other' }: PlateProps) => (
  <span className={`${styles.plate} ${styles[look]}`}>{no}</span>
)
