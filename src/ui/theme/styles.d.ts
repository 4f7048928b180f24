/** CSS modules: every name is possibly missing, so class names go through `cx`. */
declare module '*.module.scss' {
  const classes: { readonly [name: string]: string }
  export default classes
}

declare module '*.scss'
