import { criticalStyle, readRules } from '../../../server/first-paint/critical-style'

const critical = (css: string, markup: string) => criticalStyle(readRules(css), markup)

describe('the style written into the first page', () => {
  it('has the rules of the classes that are used, and those of no class', () => {
    const css = ':root{--a:1px}.row{top:0}.row .gone{left:0}.gone{right:0}*,*::after{margin:0}'
    expect(critical(css, '<div class="row wide"></div>')).toBe(':root{--a:1px}.row{top:0}*,*::after{margin:0}')
  })

  it('keeps of a list of selectors those that are used', () => {
    expect(critical('.row,.gone{top:0}', '<div class="row"></div>')).toBe('.row{top:0}')
  })

  it('looks into what asks something of the device, and leaves fonts and motions out', () => {
    const css = '@media (a:b){.row{top:0}.gone{top:0}}@media (a:b){.gone{top:0}}@font-face{x:y}@keyframes z{to{top:0}}'
    expect(critical(css, '<div class="row"></div>')).toBe('@media (a:b){.row{top:0}}')
  })

  it('takes a look chosen by an attribute for no class', () => {
    expect(critical('[data-theme=dark] .row{top:0}[href^=".x"]{top:0}', '<div class="row"></div>')).toBe(
      '[data-theme=dark] .row{top:0}[href^=".x"]{top:0}',
    )
  })
})
