import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Result } from '@contract/result'
import type { Failure } from './call'
import { sawIn } from './seen'
import { serverNow } from './server-time'

/** What a read has come to. */
export interface Read<T> {
  readonly value: T | undefined
  readonly failure: Failure | undefined
  readonly isLoading: boolean
  readonly again: () => void
}

interface ReadWay {
  readonly isList?: boolean
  readonly isWanted?: boolean
  readonly everyMs?: number
  readonly isRecorded?: boolean
}

class NotRead extends Error {
  constructor(readonly failure: Failure) {
    super(failure.msg)
  }
}

/**
 * Reads something and keeps it under a key: the path of the call, then what was asked. `isList`: while another page of it is asked, what
 * stood there stays; of a single thing nothing stays, because one must not decide about another one. `everyMs`: it is read again so often
 * while the page is looked at. `isRecorded`: each reading stands in the audit, so only somebody's own step reads it, not a look at the
 * page.
 */
export function useRead<T>(
  key: readonly unknown[],
  read: () => Promise<Result<T, Failure>>,
  { isList = false, isWanted = true, everyMs, isRecorded = false }: ReadWay = {},
): Read<T> {
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const at = serverNow()
      const answer = await read()
      if (!answer.ok) throw new NotRead(answer.error)
      sawIn(String(key[0]), answer.value, at)
      return { value: answer.value }
    },
    placeholderData: isList ? keepPreviousData : undefined,
    enabled: isWanted,
    refetchInterval: everyMs ?? false,
    ...(isRecorded && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  })
  const { error } = query
  return {
    value: query.data?.value,
    failure: error instanceof NotRead ? error.failure : undefined,
    isLoading: query.isPending,
    again: () => void query.refetch(),
  }
}
