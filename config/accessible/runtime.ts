import { mergeInternalComponents } from '@tarojs/shared'
import { describedComponents } from './attributes'

// Runs in the mini-program before the app: the runtime's half of what `templates.ts` does to the templates.
mergeInternalComponents(describedComponents)
