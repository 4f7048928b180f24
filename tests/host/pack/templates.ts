import { TmplGroup } from 'glass-easel-template-compiler'

interface TemplateFinding {
  readonly path: string
  readonly startLine: number
  readonly isError: boolean
  readonly message: string
}

const isFinding = (value: unknown): value is TemplateFinding =>
  typeof value === 'object' && value !== null && 'message' in value && 'isError' in value

/** Compiles every template of an app with the compiler of WeChat's own component framework. */
export class Templates {
  private readonly group = new TmplGroup()
  private readonly names = new Set<string>()
  readonly errors: string[] = []
  readonly warnings: string[] = []

  addTemplate(name: string, source: string): void {
    const findings: unknown = this.group.addTmpl(name, source)
    for (const finding of Array.isArray(findings) ? findings.filter(isFinding) : []) {
      const list = finding.isError ? this.errors : this.warnings
      list.push(`${finding.path}:${finding.startLine} ${finding.message}`)
    }
    for (const match of source.matchAll(/\s(?:capture-)?(?:bind|catch|mut-bind):?[\w-]+=["']([A-Za-z_$][\w$]*)["']/g)) {
      if (match[1] !== undefined) this.names.add(match[1])
    }
  }

  addScript(name: string, source: string): void {
    this.group.addScript(name, source)
  }

  /** Names of the methods that the templates bind events to. */
  handlers(): string[] {
    return [...this.names].sort()
  }

  /** A JavaScript expression with one generator per template. Releases the compiler; nothing can be added afterwards. */
  finish(): string {
    const code = this.group.getTmplGenObjectGroups()
    this.group.free()
    return code
  }
}
