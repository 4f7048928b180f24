import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLatest } from '@/platform/page/use-latest'
import { createImageQueue, type ImageQueue, type QueueDoors, type Slot } from './queue'

/** A queue that lives with its component: it follows `value`, calls the newest doors, and stops when the component goes. */
export function useImageQueue(value: string, doors: QueueDoors): readonly [readonly Slot[], ImageQueue] {
  const latest = useLatest(doors)
  const [queue] = useState(() => createImageQueue(value, () => latest.current))
  useEffect(() => queue.adopt(value), [queue, value])
  useEffect(() => () => queue.close(), [queue])
  return [useSyncExternalStore(queue.subscribe, queue.slots, queue.slots), queue]
}
