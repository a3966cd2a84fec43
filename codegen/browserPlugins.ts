import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { antdStyles } from './antdStyles/antdStyles.ts'
import { calmPress } from './calmPress.ts'
import { clippedIcons } from './clippedIcons.ts'
import { droppableNames } from './droppableNames.ts'
import { formWithoutParts } from './formWithoutParts.ts'
import { iconStyles } from './iconStyles.ts'
import { keyNumbers } from './keyNumbers.ts'
import { narrowImports } from './narrowImports.ts'
import { pickerWithoutSelector } from './pickerWithoutSelector.ts'
import { plainDescriptions } from './plainDescriptions.ts'
import { productionRouter } from './productionRouter.ts'
import { stableGridRows } from './stableGridRows.ts'
import { steadyMotion } from './steadyMotion.ts'
import { steppersForTheMouse } from './steppersForTheMouse.ts'
import { themeSheet } from './themeSheet.ts'
import { withoutUnusedParts } from './unusedAntdParts.ts'
import { withoutUnusedTexts } from './unusedAntdTexts.ts'

/** What the code of the browser is built with, wherever it is built: for the product, and for what measures it. */
export const browserPlugins: PluginOption[] = [
  react(),
  antdStyles,
  themeSheet,
  narrowImports,
  formWithoutParts,
  pickerWithoutSelector,
  steadyMotion,
  calmPress,
  steppersForTheMouse,
  keyNumbers,
  clippedIcons,
  plainDescriptions,
  withoutUnusedParts,
  withoutUnusedTexts,
  iconStyles,
  stableGridRows,
  productionRouter,
  droppableNames,
]
