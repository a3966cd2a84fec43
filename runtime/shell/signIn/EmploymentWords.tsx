import { type SourceText, translate } from '../../../schemas/language/SourceText'
import { useText } from '../../text/useText'
import { BrandWords } from './BrandWords'

const slogan: SourceText = {
  'zh-CN': '一站式灵活用工服务平台',
  'en-US': 'One-stop platform for flexible employment',
  'de-DE': 'Die zentrale Plattform für flexible Beschäftigung',
}
const virtues: readonly SourceText[] = [
  { 'zh-CN': '合规', 'en-US': 'Compliant', 'de-DE': 'Regelkonform' },
  { 'zh-CN': '安全', 'en-US': 'Safe', 'de-DE': 'Sicher' },
  { 'zh-CN': '减负', 'en-US': 'Less burden', 'de-DE': 'Entlastend' },
  { 'zh-CN': '高效', 'en-US': 'Efficient', 'de-DE': 'Effizient' },
  { 'zh-CN': '便捷', 'en-US': 'Convenient', 'de-DE': 'Bequem' },
]

/** What the product is where it is configured for agencies of flexible employment. */
export function EmploymentWords() {
  const { language } = useText()
  return <BrandWords slogan={translate(slogan, language)} virtues={virtues.map((virtue) => translate(virtue, language))} />
}
