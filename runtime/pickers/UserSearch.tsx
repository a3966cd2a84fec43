import { Button, Input } from 'antd'
import { useState } from 'react'
import { usePageHost } from '../session/PageHost'

interface UserWords {
  username: string
  realname: string
}

const noWords: UserWords = { username: '', realname: '' }

/** The search of the user picker; Enter searches. */
export function UserSearch({ onSearch }: { onSearch(words: UserWords): void }) {
  const { text } = usePageHost()
  const [words, setWords] = useState(noWords)
  return (
    <form
      className="picker-search"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may stand inside of another form.
        event.stopPropagation()
        onSearch(words)
      }}
    >
      {(['realname', 'username'] as const).map((name) => (
        <Input
          key={name}
          allowClear
          aria-label={text(`fields.${name}`)}
          placeholder={text(`fields.${name}`)}
          value={words[name]}
          autoFocus={name === 'realname'}
          onChange={(event) => setWords({ ...words, [name]: event.target.value })}
        />
      ))}
      <Button type="primary" htmlType="submit">
        {text('list.search')}
      </Button>
      <Button
        onClick={() => {
          setWords(noWords)
          onSearch(noWords)
        }}
      >
        {text('list.reset')}
      </Button>
    </form>
  )
}
