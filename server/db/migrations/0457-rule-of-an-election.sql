-- An election keeps the rule of the day on which it was announced; those until now had none (0: as many terms in a row as are won).

alter table mayor_election add column most_in_row integer not null default 0;
