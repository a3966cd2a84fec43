import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useText } from '../text/useText'
import { homePath } from './redirect'

/** The way out of where nothing is. */
export function HomeButton() {
  const { text } = useText()
  const navigate = useNavigate()
  return (
    <Button
      type="primary"
      href={homePath}
      onClick={(event) => {
        event.preventDefault()
        navigate(homePath)
      }}
    >
      {text('shell.backHome')}
    </Button>
  )
}
