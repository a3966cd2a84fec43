import dayjs from 'dayjs'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { greetingKey } from './greeting'

/** A greeting that goes with the hour, and the day. */
export function Welcome() {
  const { text, language } = useText()
  const { user } = usePageHost()
  const now = dayjs()
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(now.toDate())
  const name = user?.realname || user?.username || ''
  return (
    <section className="pw-home-welcome">
      <div>
        <h2>{text('shell.welcomeUser', { greeting: text(greetingKey(now.hour())), name })}</h2>
        <p>{text('home.hint')}</p>
      </div>
      <time dateTime={now.format('YYYY-MM-DD')}>{today}</time>
    </section>
  )
}
