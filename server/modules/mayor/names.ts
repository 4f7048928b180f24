/** The kinds of the jobs that move elections on, remind those who have not voted, and begin and end terms. */
export const mayorJobs = { due: 'electionDue', remind: 'remindElection', term: 'mayorTermDue' } as const
