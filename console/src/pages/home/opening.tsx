import { Link } from '@tanstack/react-router'
import { useAreaField } from '../../kit/area/use-area'
import { useOpeningLeft } from '../../kit/opening/use-opening'
import { copy } from './copy'
import styles from './home.module.scss'

/** While the first day of a city is not over: how much is left of its list. */
export function Opening() {
  const left = useOpeningLeft()
  const area = useAreaField()
  if (left === 0) return null
  return (
    <p className={styles.opening}>
      <strong>{copy.opening}</strong>
      {copy.openingLeft(left)}
      <Link to='/opening' search={area} className={styles.aside}>
        {copy.openingGo}
      </Link>
    </p>
  )
}
