import dayjs from 'dayjs'
import { useAtomValue } from 'jotai'
import { PageHeader } from '../../kit/PageHeader'
import { userAtom } from '../../session/session'
import { useText } from '../../text/useText'
import { Avatar } from '../avatar/Avatar'
import { useGreeting } from './greeting'

/** A greeting that goes with the hour, and the day. */
export function Welcome() {
  const { text, language } = useText()
  const account = useAtomValue(userAtom)
  const greeting = useGreeting()
  const now = dayjs()
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(now.toDate())
  const name = account?.realname || account?.username || ''
  return (
    <section className="pw-home-welcome">
      <PageHeader
        avatar={<Avatar avatar={account?.avatar} name={name} size={56} />}
        title={text('shell.welcomeUser', { greeting: text(greeting), name })}
        content={text('home.hint')}
        extra={<time dateTime={now.format('YYYY-MM-DD')}>{today}</time>}
      />
    </section>
  )
}
