/** Taro ships its React runtime without types. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: { pages: string[] }): unknown
}
