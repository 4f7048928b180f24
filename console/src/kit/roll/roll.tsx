import { Alert, Button, Pagination } from 'antd'
import { useState } from 'react'
import type { Result } from '@contract/result'
import type { Failure } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Loaded, Part } from '../panel/panel'
import { Plate } from '../plate/plate'
import { copy } from './copy'
import styles from './roll.module.scss'

interface PageOfRoll {
  readonly data: readonly { readonly blockId: number | string; readonly blockNo: number }[]
  readonly total: number
  readonly per_page: number
}

interface RollProps {
  readonly id: string
  readonly note: string
  readonly read: (page: number) => Promise<Result<PageOfRoll, Failure>>
}

/** Which blocks have voted, not what. It is read only when somebody asks for it, because each reading is recorded. */
export function Roll({ id, note, read }: RollProps) {
  const [page, setPage] = useState(0)
  const roll = useRead(['roll', id, page], () => read(page), { isWanted: page > 0 })
  return (
    <Part title={copy.title}>
      <Alert type='info' title={note} />
      {page === 0 ? (
        <Button onClick={() => setPage(1)}>{copy.show}</Button>
      ) : (
        <Loaded
          read={roll}
          draw={({ data, total, per_page: size }) => (
            <>
              <strong>{copy.count(total)}</strong>
              <div className={styles.plates}>
                {data.map(({ blockId, blockNo }) => (
                  <Plate key={blockId} no={blockNo} />
                ))}
              </div>
              <Pagination
                size='small'
                hideOnSinglePage
                showSizeChanger={false}
                current={page}
                total={total}
                pageSize={size}
                onChange={setPage}
              />
            </>
          )}
        />
      )}
    </Part>
  )
}
