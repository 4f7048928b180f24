import { lazy } from '@/lib/lazy/lazy'

/** The `CityTodo`, loaded when something of the city waits for the reader; in silence. */
export const LazyCityTodo = lazy(
  () => import(/* webpackChunkName: "lazy" */ './city-todo').then(({ CityTodo }) => CityTodo),
  true,
)
