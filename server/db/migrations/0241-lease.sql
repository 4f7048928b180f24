-- Work that one process at a time does: who does it and until when. A row, because behind a pooler no session is a process's own.
create table lease (
  name text primary key,
  holder bigint not null,
  until bigint not null
);
