import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAllowClear } from '../../fields/parts/useAllowClear'
import { useDebounced } from '../../kit/useDebounced'
import { useFeatureText } from '../../session/featureText'

const texts = {
  label: { 'zh-CN': '在文字中查找', 'en-US': 'Search in texts', 'de-DE': 'In Texten suchen' },
  hint: { 'zh-CN': '输入要查找的文字', 'en-US': 'Words to look for', 'de-DE': 'Gesuchte Wörter' },
}

/** Milliseconds that somebody must have stopped typing for. */
const delay = 500

interface SearchBoxProps {
  /** What is looked for now. */
  words: string
  onSearch(words: string): void
}

/** Looks for words in all texts of the rows: when typing stops, and at once by Enter. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const allowClear = useAllowClear()
  const say = useFeatureText(texts)
  const [typed, setTyped] = useState(words)
  const [seen, setSeen] = useState(words)
  // Another address has come from elsewhere.
  if (seen !== words) {
    setSeen(words)
    if (typed.trim() !== words) setTyped(words)
  }
  const settled = useDebounced(typed.trim(), delay)
  const search = useEffectEvent((next: string) => {
    if (next !== words && next === typed.trim()) onSearch(next)
  })
  useEffect(() => search(settled), [settled])
  return (
    <Input
      className="list-search"
      type="search"
      aria-label={say('label')}
      placeholder={say('hint')}
      prefix={<SearchOutlined aria-hidden />}
      allowClear={allowClear}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  )
}
