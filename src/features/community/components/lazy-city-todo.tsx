import { lazy } from '@/lib/lazy/lazy'

/** The `CityTodo`, loaded when something in the city waits for the reader; a failed load is not reported. */
export const LazyCityTodo = lazy(
  () => import(/* webpackChunkName: "lazy" */ './city-todo').then(({ CityTodo }) => CityTodo),
  true,
)
