import type { ApiOutput } from '@contract/endpoints/all'

/** What of the city waits for the reader. */
export type CityTodo = ApiOutput<'/index/todo'>

/** Whether anything does. */
export const isWaiting = (todo: CityTodo | undefined): todo is CityTodo => todo !== undefined && todo.count > 0
