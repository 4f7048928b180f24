import { Button, Result } from 'antd'
import type { Failure } from '../../client/call'
import { copy } from '../copy'

/** What did not come, and the way to ask again. */
export const Problem = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => (
  <Result
    status='warning'
    title={copy.failed}
    subTitle={`${failure.msg}（${failure.reason}）`}
    extra={
      <Button type='primary' onClick={onRetry}>
        {copy.retry}
      </Button>
    }
  />
)
