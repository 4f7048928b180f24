interface PageContext {
  readonly pageConfig: { readonly navigationBarTitleText?: string } | undefined
}

/** What is left of Taro's navigation bar when every page draws its own: the title of the window. Our decision: docs/decisions/0116-first-path.md */
export default class PageTitle {
  constructor(private readonly context: PageContext) {}

  /** A page has come to the front. */
  load(): void {
    document.title = this.context.pageConfig?.navigationBarTitleText ?? document.title
  }
}
