-- What somebody of staff said of a line of the list of a city's first day: that he has looked at it, or that the city does without, and why.
-- Everything else of that list is found anew each time. Source: operating §9.
create table opening_mark (
  -- 0: of the server, and so of all cities.
  area_id bigint not null,
  key text not null,
  reason text not null,
  by_user_id bigint not null constraint opening_mark_author_fkey references user_account (user_id),
  at bigint not null,
  constraint opening_mark_pkey primary key (area_id, key)
);
create trigger opening_mark_append_only before update or delete on opening_mark for each row execute function refuse_change();
create trigger opening_mark_never_emptied before truncate on opening_mark for each statement execute function refuse_change();
