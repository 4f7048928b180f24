import { Alert, Button } from 'antd'

interface InsteadProps {
  readonly type?: 'info' | 'warning'
  readonly title: string
  readonly note?: string
  /** The way on. */
  readonly way?: { readonly text: string; readonly onPress: () => void }
}

/** What stands in the place of a page, or of what it shows, when that is not there. */
export const Instead = ({ type = 'info', title, note, way }: InsteadProps) => (
  <Alert
    type={type}
    showIcon
    title={title}
    description={note}
    action={
      way && (
        <Button type='primary' onClick={way.onPress}>
          {way.text}
        </Button>
      )
    }
  />
)
