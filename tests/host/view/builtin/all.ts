import type { ComponentSpace } from 'glass-easel'
import { registerButton } from './button'
import { registerChoices } from './choice'
import { registerContainers } from './containers'
import { createRegister, type Registered } from './define'
import { registerFields } from './field'
import { registerForm } from './form'
import { registerImage } from './image'
import { registerPageContainer } from './page-container'
import { registerPicker } from './picker'
import { registerRichText } from './rich-text'
import { registerScrollView } from './scroll-view'
import { registerSwiper } from './swiper'

/** Defines every built-in component and gives them by tag. */
export function registerBuiltins(space: ComponentSpace): Registered {
  const { register, registered } = createRegister(space)
  registerContainers(register)
  registerPageContainer(register)
  registerButton(register)
  registerFields(register)
  registerImage(register)
  registerScrollView(register)
  registerSwiper(register)
  registerChoices(register)
  registerForm(register)
  registerPicker(register)
  registerRichText(register)
  return registered
}
