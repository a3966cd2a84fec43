import { type FeatureText, useFeatureText } from '../../session/featureText'
import { viewTexts } from './viewTexts'

export type ViewText = FeatureText<keyof typeof viewTexts>

/** The texts of views, in the reader's language. */
export const useViewText = (): ViewText => useFeatureText(viewTexts)
