import { Button, Result, Spin } from 'antd'
import { errorText } from '../session/errorText'
import { useText } from '../text/useText'

/** Shown until the studio has what it needs; a failure says so and offers to try again. */
export function StudioLoading({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const { text } = useText()
  if (!error) return <Spin className="pw-studio-loading" size="large" description={text('kit.loading')} />
  return (
    <Result
      status="warning"
      title={text('kit.loadFailed')}
      subTitle={errorText(error, text)}
      extra={
        <Button type="primary" onClick={onRetry}>
          {text('kit.retry')}
        </Button>
      }
    />
  )
}
