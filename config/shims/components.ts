import { PullDownElement } from '../../src/platform/pull-down/element'

/**
 * All that the app's start needs of Taro's web components, without the library that runs them: the pull-down element. Our decision:
 * docs/decisions/0116-first-path.md
 */
export function defineCustomElementTaroPullToRefreshCore(): void {
  customElements.define('taro-pull-to-refresh-core', PullDownElement)
}
