import { Link } from '@tanstack/react-router'
import { useOpeningCity } from '../../kit/opening/use-opening'
import { copy } from './copy'
import styles from './home.module.scss'

/** While the first day of a city is not over: how much is left of its list. */
export function Opening() {
  const city = useOpeningCity()
  if (!city) return null
  return (
    <p className={styles.opening}>
      <strong>{copy.opening}</strong>
      {copy.openingLeft(city.name, city.left)}
      <Link to='/opening' search={{ areaId: String(city.areaId) }} className={styles.aside}>
        {copy.openingGo}
      </Link>
    </p>
  )
}
