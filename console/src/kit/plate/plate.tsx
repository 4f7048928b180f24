import styles from './plate.module.scss'

interface PlateProps {
  readonly no: number | string
  readonly look?: 'other' | 'unsold' | 'transfer' | 'frozen'
}

/** A block's number as its door shows it. */
export const Plate = ({ no, look = 'other' }: PlateProps) => (
  <span className={`${styles.plate} ${styles[look]}`}>{no}</span>
)
